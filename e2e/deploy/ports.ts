/** The port of the proxy; browsers use it as port 443 of the names in `deploy/`. */
export const proxyPort = Number(process.env.DEPLOY_PORT ?? 4490);
/** Two page servers are behind it. */
export const shopPorts: readonly [number, number] = [proxyPort + 1, proxyPort + 2];
