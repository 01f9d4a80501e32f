export const CategoryPage = () => <h1>CategoryPage</h1>;
