export const ProductPage = () => <h1>ProductPage</h1>;
