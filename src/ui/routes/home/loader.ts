export const homeLoader = async () => null;
