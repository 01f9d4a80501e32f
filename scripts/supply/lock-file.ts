/** A package in npm's lock file. */
export interface LockedPackage {
  /** Only if it is installed under another name. */
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly inBundle?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface LockFile {
  readonly lockfileVersion?: number;
  /** By folder: `node_modules/react`; the project itself is ``. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
export const nameOf = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

const isProject = (folder: string): boolean => folder === '';

/** The packages that are shipped with the shop; the others build and test it. */
export const shipped = ({ packages }: LockFile): readonly (readonly [folder: string, LockedPackage])[] =>
  Object.entries(packages).filter(
    ([folder, { dev, devOptional }]) => !isProject(folder) && !dev && !devOptional,
  );

const originOf = (address: string): string | undefined =>
  URL.canParse(address) && new URL(address).protocol === 'https:' ? new URL(address).origin : undefined;

/**
 * Faults in where packages come from. Each checksum must be known, only the named packages may run install scripts, and
 * the file must name no registry, because installers choose their own; otherwise the same one for all.
 */
export const lockFaults = (lock: LockFile, mayRunScripts: ReadonlySet<string>): readonly string[] => {
  const faults: string[] = [];
  const origins = new Set<string>();
  if (lock.lockfileVersion !== 3) faults.push('lockfileVersion is not 3');
  for (const [folder, locked] of Object.entries(lock.packages)) {
    if (isProject(folder)) continue;
    const { version, integrity, resolved, link, hasInstallScript } = locked;
    const { name = nameOf(folder) } = locked;
    // Only a package inside another one can be part of that one's archive and of its checksum.
    const inBundle = locked.inBundle && folder.lastIndexOf('node_modules/') > 0;
    if (link) faults.push(`${name} is a link`);
    else if (!version) faults.push(`${name} has no version`);
    else if (!inBundle && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
      faults.push(`${name} has no checksum (sha512)`);
    if (resolved !== undefined) {
      const origin = originOf(resolved);
      if (origin === undefined) faults.push(`${name} does not come from a registry`);
      else origins.add(origin);
    }
    if (hasInstallScript && !mayRunScripts.has(name))
      faults.push(`${name} has an install script that is not allowed`);
  }
  if (origins.size > 1) faults.push(`names ${origins.size} registries`);
  if (origins.size > 0) faults.push('names a registry, which .npmrc forbids');
  return faults;
};
