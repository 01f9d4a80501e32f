/** What the program in `engine/vendure` is told by variables, beside what the shop is told of it: none of it is the shop's. */
export const variablesOfTheEngine = [
  'DIOPTRA_ENGINE_DATABASE_URL',
  'DIOPTRA_ENGINE_SESSION_SECRET',
  'DIOPTRA_ENGINE_ADMIN',
  'DIOPTRA_ENGINE_ADMIN_PASSWORD',
  'DIOPTRA_ENGINE_DEMONSTRATION',
  'DIOPTRA_ENGINE_STAFF_PAGES',
  'DIOPTRA_ENGINE_HOST',
  'DIOPTRA_ENGINE_PORT',
  'DIOPTRA_ENGINE_WEBHOOK_URL',
  'DIOPTRA_ENGINE_LENS_STOCK',
  'DIOPTRA_ENGINE_PAYMENT_MINUTES',
  'DIOPTRA_ENGINE_TRACE',
] as const;
