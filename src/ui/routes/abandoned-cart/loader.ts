export const abandonedCartLoader = async () => null;
