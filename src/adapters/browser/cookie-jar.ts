/** The part of `document` that holds cookies. */
export interface CookieJar {
  cookie: string;
}

/** What stands behind a name, escaped as it was written; undefined: there is no such cookie. */
export const cookieIn = ({ cookie }: CookieJar, name: string): string | undefined =>
  cookie
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
