export const CartFallback = () => <p aria-busy="true" />;
