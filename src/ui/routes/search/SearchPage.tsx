export const SearchPage = () => <h1>SearchPage</h1>;
