/** How the journeys start a browser. `executablePath`: none for Playwright's own. */
export const launching = (executablePath: string | undefined) => ({
  // Pages that stay in the back/forward cache are a part of what is tested.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
  ...(executablePath && { executablePath }),
});
