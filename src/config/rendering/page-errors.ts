import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';

/** Reduces errors to what the browser may know: a status, never a message or a stack. */
export const errorsOf = ({ errors }: StaticHandlerContext): StaticHandlerContext['errors'] =>
  errors &&
  Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      {
        status: isRouteErrorResponse(error) ? error.status : 500,
        statusText: isRouteErrorResponse(error) ? error.statusText : '',
        internal: false,
        data: null,
      },
    ]),
  );

/** The same page after a failure: its error page with status 500. */
export const failedPage = (context: StaticHandlerContext): StaticHandlerContext => ({
  ...context,
  loaderData: {},
  statusCode: 500,
  errors: { root: { status: 500, statusText: '', internal: false, data: null } },
});
