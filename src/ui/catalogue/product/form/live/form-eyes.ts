import { FormFill } from './FormFill.tsx';
import { FormShield } from './FormShield.tsx';

/** What a form has for whose eyes are known here. */
export const formEyes = { FormFill, FormShield };
