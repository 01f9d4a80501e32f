import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Finding, findingKey, type Mend } from '../../../domain/catalogue/lens/shield/finding.ts';
import type { KnownEyes } from '../../../domain/catalogue/lens/shield/known-eyes.ts';
import css from './findings.module.css';
import { findingId } from './mark-fields.ts';
import { useFindingWords } from './use-finding-words.ts';

export interface FindingsHandle {
  readonly focus: () => void;
}

interface FindingsProps {
  /** Prefix of the ids that describe the fields. */
  readonly id: string;
  readonly findings: readonly Finding[];
  /** The known eyes that the values are compared with, if any. */
  readonly known?: KnownEyes | undefined;
  /** How to continue, shown after the customer tried to. */
  readonly onward?: string | undefined;
  readonly busy?: boolean;
  readonly onMend: (mend: Mend, finding: Finding) => void;
  readonly onRight: (finding: Finding) => void;
  /** Called when the last finding was confirmed as correct, to move the focus. */
  readonly onDone: () => void;
  readonly ref?: Ref<FindingsHandle>;
}

/**
 * Values to check before ordering. Each finding has a button that corrects it and one that confirms the value. It is a
 * hint: nothing is refused because of it. Source: WEAR-2.
 */
export const Findings = ({
  id,
  findings,
  known,
  onward,
  busy = false,
  onMend,
  onRight,
  onDone,
  ref,
}: FindingsProps) => {
  const { t } = useTranslation('eyes');
  const { sentence, press, since } = useFindingWords();
  const title = useRef<HTMLParagraphElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** The finding that was confirmed as correct. When it is gone, the focus moves to the next one. */
  const answered = useRef<{ readonly key: string; readonly index: number }>(undefined);
  useImperativeHandle(ref, () => ({ focus: () => title.current?.focus() }), []);

  useEffect(() => {
    const was = answered.current;
    if (!was || findings.some((finding) => findingKey(finding) === was.key)) return;
    answered.current = undefined;
    const rights = list.current?.querySelectorAll<HTMLElement>('[data-right]');
    const next = rights?.[Math.min(was.index, findings.length - 1)];
    if (next) next.focus();
    else onDone();
  }, [findings, onDone]);

  return (
    // Screen readers announce only what is new.
    <div role="status" aria-atomic="false">
      {findings.length > 0 && (
        <div className={css.check} aria-busy={busy || undefined}>
          <p className={css.title} ref={title} tabIndex={-1}>
            {t('check.title')}
            {known && <span className={css.since}>{since(known)}</span>}
          </p>
          <ul ref={list} className={css.list}>
            {findings.map((finding, index) => (
              <li key={findingKey(finding)}>
                <p id={findingId(id, index)}>{sentence(finding)}</p>
                <div className={css.ways}>
                  {finding.mends.map((mend) => (
                    <button
                      key={JSON.stringify(mend)}
                      type="button"
                      className={css.mend}
                      aria-describedby={findingId(id, index)}
                      onClick={() => {
                        if (!busy) onMend(mend, finding);
                      }}
                    >
                      {press(mend, finding)}
                    </button>
                  ))}
                  <button
                    type="button"
                    aria-describedby={findingId(id, index)}
                    data-right
                    onClick={() => {
                      answered.current = { key: findingKey(finding), index };
                      onRight(finding);
                    }}
                  >
                    {t('check.right')}
                  </button>
                </div>
              </li>
            ))}
          </ul>
          {onward && <p className={css.onward}>{onward}</p>}
        </div>
      )}
    </div>
  );
};
