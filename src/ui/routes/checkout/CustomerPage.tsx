export const CustomerPage = () => <h1>CustomerPage</h1>;
