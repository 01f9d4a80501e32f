export const CheckoutFallback = () => <p aria-busy="true" />;
