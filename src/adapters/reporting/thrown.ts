/** What is told of something thrown: errors have a name, everything else only its kind. */
export const thrownAs = (
  error: unknown,
): { readonly name: string; readonly message: string; readonly stack: string } =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack ?? '' }
    : { name: 'Thrown', message: typeof error === 'string' ? error : typeof error, stack: '' };
