export const AddressPage = () => <h1>AddressPage</h1>;
