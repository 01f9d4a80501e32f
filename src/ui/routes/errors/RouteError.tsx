import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ErrorView } from './ErrorView.tsx';

/** The error page of the app. */
export const RouteError = () => {
  const error = useRouteError();
  return <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />;
};
