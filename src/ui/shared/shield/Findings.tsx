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
  /** Begins the ids of what describes the fields. */
  readonly id: string;
  readonly findings: readonly Finding[];
  /** Whom they are compared with, where somebody is known. */
  readonly known?: KnownEyes | undefined;
  /** Somebody wanted to go on: how to. */
  readonly onward?: string | undefined;
  readonly busy?: boolean;
  readonly onMend: (mend: Mend, finding: Finding) => void;
  readonly onRight: (finding: Finding) => void;
  /** The last of them was said to be right: where the focus goes. */
  readonly onDone: () => void;
  readonly ref?: Ref<FindingsHandle>;
}

/**
 * What is worth reading once more before it is ordered, each with the press that mends it and the one that says it is
 * right. A hint: nothing is refused for it. Source: WEAR-2.
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
  /** Which of them was said to be right: the next one takes the focus when it is gone. */
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
    // Only what is new of it is read out.
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
