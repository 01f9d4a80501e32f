export const searchLoader = async () => null;
