export const RouteError = () => <h1>Error</h1>;
