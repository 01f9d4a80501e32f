import { afterAll, beforeAll, expect, it } from 'vitest';

/** Sets the process's time zone, and restores the previous one afterwards. */
export const inProcessZone = (zone: string): void => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  it(`runs in the time zone ${zone}`, () =>
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone));
};

/** Far west, far east, and a country that skipped a day of the calendar. */
export const processZones = ['America/Los_Angeles', 'Pacific/Auckland', 'Pacific/Apia'] as const;
