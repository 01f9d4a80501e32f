/** Where the proxy listens; browsers take it for port 443 of the names in `deploy/`. */
export const proxyPort = Number(process.env.DEPLOY_PORT ?? 4490);
/** Two page servers stand behind it. */
export const shopPorts: readonly [number, number] = [proxyPort + 1, proxyPort + 2];
