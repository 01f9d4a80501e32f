export const CartPage = () => <h1>CartPage</h1>;
