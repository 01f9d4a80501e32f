import { describe, expect, it } from 'vitest';
import { idOfIri } from '../../../src/domain/shared/iri.ts';

describe('the id in an IRI', () => {
  it.each([
    ['/api/v2/shop/customers/42', '42'],
    ['/customers/42/', '42'],
    ['/customers/42?expand=1', '42'],
    ['/customers/42/?a=/b/c', '42'],
    ['/customers/42#top', '42'],
    ['42', '42'],
    ['', ''],
    ['/', ''],
  ])('%j is %j · CART-1', (iri, id) => expect(idOfIri(iri)).toBe(id));
});
