export const PaymentPage = () => <h1>PaymentPage</h1>;
