import { secretOf } from './folder.ts';
import type { EngineVariables } from './program.ts';

/** Environment variables for the engine of a folder; its keys are created there once. */
export const engineVariables = (
  folder: string,
  places: { readonly databaseUrl: string; readonly enginePort: number; readonly shopPort: number },
): EngineVariables => ({
  DIOPTRA_ENGINE_DEMONSTRATION: 'on',
  DIOPTRA_ENGINE_DATABASE_URL: places.databaseUrl,
  DIOPTRA_ENGINE_HOST: '127.0.0.1',
  DIOPTRA_ENGINE_PORT: String(places.enginePort),
  DIOPTRA_ENGINE_KEY: secretOf(folder, 'shop-key'),
  DIOPTRA_ENGINE_SESSION_SECRET: secretOf(folder, 'session-secret'),
  DIOPTRA_ENGINE_WEBHOOK_URL: `http://127.0.0.1:${places.shopPort}/engine/notices`,
  DIOPTRA_ENGINE_WEBHOOK_SECRET: secretOf(folder, 'webhook-secret'),
});
