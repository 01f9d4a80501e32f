import { useTranslation } from 'react-i18next';
import type { PageSection } from '../../content/rest/law-page-sections.ts';
import { TextPart } from '../../content/rest/TextPart.tsx';

/** The table of contents of a long page: beside it if there is space, folded on a phone. Source: HELP-4. */
export const Contents = ({ sections }: { readonly sections: readonly PageSection[] }) => {
  const { t } = useTranslation('content');
  return (
    <nav aria-label={t('page.contents')}>
      <details>
        <summary>{t('page.contents')}</summary>
        <ol>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
      <TextPart print={t('page.print')} />
    </nav>
  );
};
