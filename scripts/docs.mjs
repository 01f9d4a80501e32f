import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install, installIn, root, run } from './ready.mjs';

/**
 * The documentation as a site, in `dist-docs`: the pages written in `docs`, and pages generated from the sources, which
 * are not committed. `--serve` shows it and follows changes; `--pages` writes the pages alone.
 */
const site = join('docs', 'site');
const asked = (flag) => process.argv.includes(flag);
const must = (command, args) => {
  if (run(command, args) !== 0) process.exit(1);
};

/** Files outside `docs` that become pages of the site. */
const besides = {
  'README.md': 'index.md',
  'CONTRIBUTING.md': 'contributing.md',
  'CHANGELOG.md': 'changelog.md',
};
const inDocs = (text) =>
  Object.entries(besides).reduce(
    (all, [from, to]) => all.replaceAll(`](${from})`, `](${to})`),
    text
      .replaceAll('](docs/adr)', '](architecture.md)')
      .replaceAll('](docs/', '](')
      .replaceAll('](LICENSE)', '](../LICENSE)')
      .replaceAll('](engine/', '](../engine/'),
  );

install();
for (const script of ['docs-api', 'docs-rules', 'trace']) must('node', [`scripts/${script}.ts`]);
if (!asked('--pages')) {
  for (const [from, to] of Object.entries(besides))
    writeFileSync(join(root, 'docs', to), inDocs(readFileSync(join(root, from), 'utf8')));
  installIn(site);
  must(join(root, site, 'node_modules', '.bin', 'vitepress'), [asked('--serve') ? 'dev' : 'build', site]);
}
