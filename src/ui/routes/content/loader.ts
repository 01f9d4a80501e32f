import { data } from 'react-router';

export const contentLoader = async () => {
  throw data(null, { status: 404 });
};
