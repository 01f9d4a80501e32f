export const ThankYouPage = () => <h1>ThankYouPage</h1>;
