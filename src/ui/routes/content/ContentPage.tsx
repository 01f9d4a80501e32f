export const ContentPage = () => <h1>ContentPage</h1>;
