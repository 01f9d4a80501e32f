import { useEffect } from 'react';
import { useServices } from '../../../../shared/services.ts';
import { useLate } from '../../../../shared/use-late.ts';
import type { FilledValuesProps } from './form-parts.ts';

export const fetchEyes = () => import('./form-eyes.ts').then(({ formEyes }) => formEyes);

/** Fills in the known values of the visitor's eyes. If none can be known, its code is not fetched. Source: WEAR-4. */
export const FilledValues = (props: FilledValuesProps) => {
  const { wasSignedIn, lastChoices } = useServices();
  const [late, want] = useLate(fetchEyes, 'eyes');
  useEffect(() => {
    if (wasSignedIn() || lastChoices.isKept()) want();
  }, [wasSignedIn, lastChoices, want]);
  return late ? <late.FormFill {...props} /> : props.children;
};
