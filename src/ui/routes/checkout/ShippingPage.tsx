export const ShippingPage = () => <h1>ShippingPage</h1>;
