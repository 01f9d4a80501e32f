import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { asModule, reactModule, reactPackages } from '../../../src/config/build/react-modules.ts';

/** Runs the code of a module without imports. */
const run = (code: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);

it('exports what a file assigns, also under the name of a declaration', async () => {
  const { answer, Component } = await run(
    asModule('function Component() {}\nexports.Component = Component;\nexports.answer =\n  42;\n'),
  );
  expect(answer).toBe(42);
  expect(Component).toBeTypeOf('function');
});

it('keeps an export that the file assigns again and uses itself', async () => {
  const { now, twice } = await run(
    asModule(
      'exports.now = void 0;\nif (true) {\n  exports.now = () => 7;\n}\nexports.twice = () => exports.now() * 2;\n',
    ),
  );
  expect((now as () => number)()).toBe(7);
  expect((twice as () => number)()).toBe(14);
});

it('imports what a file requires, under the same name', () => {
  const code = asModule(
    'var Scheduler = require("scheduler"),\n  React = require("react");\nexports.a = React.b;\n',
  );
  expect(code).toContain("import * as Scheduler from 'scheduler';");
  expect(code).toContain("import * as React from 'react';");
  expect(code).not.toContain('require');
});

const load = createRequire(import.meta.url);

it.each(reactPackages)('exports from %s all that the package exports in production', async (name) => {
  const [, exported = ''] = /\nexport \{ (.*) \};$/.exec(await reactModule(name)) ?? [];
  const names = exported.split(', ').map((one) => one.split(' as ')[1]);
  const inDevelopment = Object.keys(load(name));
  // These are for tests and for the development tools only.
  const kept = inDevelopment.filter(
    (one) => !['act', 'captureOwnerStack', '__COMPILER_RUNTIME', 'default'].includes(one),
  );
  expect(names).toEqual(expect.arrayContaining(kept));
});

it.each(reactPackages)('leaves nothing of CommonJS in %s', async (name) => {
  expect(await reactModule(name)).not.toMatch(/\bexports\b|\brequire\(/);
});
