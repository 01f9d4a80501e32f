import type { CeMark, ProductSafety } from '../../domain/catalogue/product-safety.ts';
import { type StructuredData, schemaOrg } from './structured-data.ts';

const certification = ({ body }: CeMark): StructuredData => ({
  '@type': 'Certification',
  name: 'CE',
  certificationStatus: `${schemaOrg}/CertificationActive`,
  ...(body !== undefined && { issuedBy: { '@type': 'Organization', identifier: body } }),
});

/**
 * The maker of a product and its registration. The vocabulary has no terms for representatives, classes and warnings;
 * those are on the page. Source: LAW-22.
 */
export const safetyData = ({
  manufacturer: { name, address, email },
  ceMark,
  udiDi,
  gtin,
  guaranteeYears,
}: ProductSafety): StructuredData => ({
  manufacturer: { '@type': 'Organization', name, address: address.join(', '), email },
  ...(gtin !== undefined && { gtin }),
  ...(ceMark && { hasCertification: certification(ceMark) }),
  ...(udiDi !== undefined && {
    identifier: { '@type': 'PropertyValue', propertyID: 'UDI-DI', value: udiDi },
  }),
  ...(guaranteeYears !== undefined && {
    warranty: {
      '@type': 'WarrantyPromise',
      durationOfWarranty: { '@type': 'QuantitativeValue', value: guaranteeYears, unitCode: 'ANN' },
    },
  }),
});
