export const ThankYouFallback = () => <p aria-busy="true" />;
