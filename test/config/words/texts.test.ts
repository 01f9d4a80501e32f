import { describe, expect, it } from 'vitest';
import { textParts } from '../../../src/application/shared/texts.ts';
import { words } from '../../../src/config/build/words-plugin.ts';
import { texts } from '../../../src/config/words/texts.ts';
import { namespaces } from '../../../src/ui/shared/namespaces.ts';

describe('the texts of servers', () => {
  it('use the style of the shop and the spelling of its country · I18N-3 · I18N-10', () => {
    expect(texts('okulino', 'de')('mails:letter.greeting', { name: 'Mara' })).toBe('Hallo Mara');
    expect(texts('linsenwerk', 'de')('mails:letter.greeting', { name: 'Mara' })).toBe('Guten Tag Mara');
    expect(texts('okulino', 'de')('mails:cancellation.extraordinary')).toBe('ausserordentlich');
    expect(texts('augental', 'de')('mails:cancellation.extraordinary')).toBe('außerordentlich');
  });

  it('insert values literally, without placeholders or markup in them', () => {
    const say = texts('okulino', 'en');
    const name = '<b>{{shop}}</b> $t(mails:letter.stop)';
    expect(say('mails:letter.greeting', { name, shop: 'Okulino' })).toBe(`Hi ${name}`);
  });

  it('are in no file that is built for browsers · I18N-9', () => {
    const files: string[] = [];
    const { generateBundle } = words();
    const handler = typeof generateBundle === 'object' ? generateBundle.handler : generateBundle;
    handler?.call(
      {
        environment: { name: 'client' },
        emitFile: ({ fileName }: { readonly fileName: string }) => files.push(fileName),
      } as never,
      {} as never,
      {} as never,
      false,
    );
    const ofPart = (part: string) => files.filter((file) => file.endsWith(`-${part}.js`));
    for (const namespace of namespaces) expect(ofPart(namespace), namespace).toHaveLength(20);
    for (const part of textParts) expect(ofPart(part), part).toEqual([]);
  });
});
