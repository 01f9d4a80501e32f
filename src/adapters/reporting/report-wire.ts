import * as t from 'io-ts';

const CrumbC = t.type({
  kind: t.keyof({ page: null, press: null, request: null, failure: null }),
  text: t.string,
  at: t.number,
});

/** A browser's error report to our own server. */
export const ErrorReportC = t.type(
  {
    name: t.string,
    message: t.string,
    frames: t.array(t.string),
    page: t.string,
    tags: t.record(t.string, t.string),
    crumbs: t.array(CrumbC),
  },
  'ErrorReport',
);
