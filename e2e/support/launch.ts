/** How the journeys start a browser. `executablePath`: undefined for Playwright's own. */
export const launching = (executablePath: string | undefined) => ({
  // The back/forward cache is a part of what is tested.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    // Pages live for seconds: compilers that optimize cost an eighth of their processor time, and gain less.
    '--js-flags=--no-opt --no-maglev',
  ],
  ...(executablePath && { executablePath }),
});
