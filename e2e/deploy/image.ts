import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, readDeploy } from './place.ts';

interface Stage {
  /** The folder that would be `/` in the container. */
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  /** The command of the health check. */
  readonly health: readonly string[];
}

export interface Image {
  readonly run: Command;
  readonly health: Command;
}

/** Instructions of a container file, with continued lines joined. */
const instructions = (text: string): readonly (readonly [string, string])[] =>
  text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => /^([A-Z]+) (.+)$/.exec(line.trim()))
    .flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : []));

/** The files that `COPY . .` takes: what is committed or would be. */
const sources = (): readonly string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

/**
 * Runs `deploy/Dockerfile` step by step in a folder, with this machine's Node, without a container engine. Steps of the
 * last stage that need root (the folder of the data) are left out. Returns what the container would run.
 */
export const buildImage = (folder: string): Image => {
  const stages = new Map<string, Stage>();
  let stage: Stage = { root: folder, workdir: '/', env: {}, command: [], health: [] };
  let isLast = false;
  const lines = instructions(readDeploy('Dockerfile'));
  const lastFrom = lines.findLastIndex(([name]) => name === 'FROM');
  const at = (path: string, { root, workdir } = stage) =>
    join(root, path.startsWith('/') ? path : join(workdir, path));
  lines.forEach(([name, text], nth) => {
    const words = text.split(' ');
    switch (name) {
      case 'FROM': {
        isLast = nth === lastFrom;
        const [base = '', , own = 'last'] = words;
        const before = stages.get(base);
        const root = join(folder, own);
        mkdirSync(root, { recursive: true });
        if (before) execFileSync('cp', ['-a', `${before.root}/.`, root]);
        stage = { root, workdir: before?.workdir ?? '/', env: before?.env ?? {}, command: [], health: [] };
        stages.set(own, stage);
        break;
      }
      case 'WORKDIR':
        stage = { ...stage, workdir: text };
        mkdirSync(at('.'), { recursive: true });
        break;
      case 'ENV':
        stage = {
          ...stage,
          env: {
            ...stage.env,
            ...Object.fromEntries(words.map((word) => word.split('=') as [string, string])),
          },
        };
        break;
      case 'COPY': {
        const from = /^--from=(\S+)$/.exec(words[0] ?? '')?.[1];
        const paths = words.slice(from ? 1 : 0, -1);
        const target = at(words.at(-1) ?? '.');
        const other = from ? stages.get(from) : undefined;
        for (const path of other ? paths : paths.flatMap((one) => (one === '.' ? sources() : [one]))) {
          const isFolder = target.endsWith('/') || (words.at(-1) ?? '') === '.' || words.at(-1) === './';
          const name = other ? (path.split('/').at(-1) ?? '') : path;
          cpSync(other ? at(path, other) : path, isFolder ? join(target, name) : target, {
            recursive: true,
            verbatimSymlinks: true,
          });
        }
        break;
      }
      case 'RUN':
        if (!isLast)
          execFileSync('sh', ['-c', text], {
            cwd: at('.'),
            env: { ...process.env, ...stage.env },
            stdio: ['ignore', 'ignore', 'inherit'],
          });
        break;
      case 'CMD':
        stage = { ...stage, command: JSON.parse(text) };
        break;
      case 'HEALTHCHECK':
        stage = { ...stage, health: JSON.parse(text.slice(text.indexOf('['))) };
        break;
    }
    for (const [key, kept] of stages) if (kept.root === stage.root) stages.set(key, stage);
  });
  const { env, command, health } = stage;
  const commandOf = ([name = '', ...args]: readonly string[]): Command => ({
    command: name,
    args,
    cwd: at('.'),
    env: { ...env, PATH: process.env.PATH ?? '', DIOPTRA_DATA: at(env.DIOPTRA_DATA ?? '/data') },
  });
  return { run: commandOf(command), health: commandOf(health) };
};
