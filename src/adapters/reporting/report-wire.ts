import * as t from 'io-ts';

const CrumbC = t.type({
  kind: t.keyof({ page: null, press: null, request: null, failure: null }),
  text: t.string,
  at: t.number,
});

/** What a browser tells our own server of an error. */
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
