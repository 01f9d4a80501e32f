import { FormFill } from './FormFill.tsx';
import { FormShield } from './FormShield.tsx';

/** The parts of a form for visitors whose eyes may be known here. */
export const formEyes = { FormFill, FormShield };
