import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DefaultValues, type FieldValues, type Path, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { AccountTaskName } from '../../application/identity/account-state.ts';
import { useAccount } from '../identity/use-account.ts';
import { focusAnew } from '../shared/focus-anew.ts';
import { useServices } from '../shared/services.ts';
import { type ApiNames, type FieldProblem, refusedOf } from './field-problems.ts';

type Texts = FieldValues & Readonly<Record<string, string | boolean>>;

/**
 * A form of the account. Errors are shown after the first attempt to send it, and disappear as soon as the field is
 * valid. A field that the server refused stays invalid until it is changed. The first invalid field gets the focus.
 */
export const useAccountForm = <Form extends Texts>({
  task: name,
  defaults,
  check,
  labels,
  wire,
  send,
  onDone,
}: {
  readonly task: AccountTaskName;
  readonly defaults: DefaultValues<Form>;
  /** Validates the form. The errors are in the order of the fields. */
  readonly check: (form: Form) => readonly FieldProblem<Path<Form>>[];
  readonly labels: Readonly<Record<string, string>>;
  readonly wire: ApiNames<Path<Form>>;
  readonly send: (form: Form) => void;
  /** Called once the form that was sent is accepted. */
  readonly onDone?: (sent: Form) => void;
}) => {
  const { t } = useTranslation('account');
  const { account } = useServices();
  const { task } = useAccount();
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Form>();
  const { register, control, handleSubmit, setFocus, setValue, reset } = useForm<Form>({
    defaultValues: defaults,
  });
  const form = useWatch({ control, compute: (values: Form) => values });
  const mine = 'name' in task && task.name === name;
  const failure = mine && task._tag === 'Failed' ? task.failure : undefined;
  const done = mine && task._tag === 'Done';
  const refused = refusedOf(failure, wire);
  const own = tried ? check(form) : [];
  const problems = [...own, ...refused.filter(({ field }) => sent?.[field] === form[field])];
  const errorOf = (field: Path<Form>): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    if (!problem) return undefined;
    if (problem.code === 'other') return problem.sentence;
    return t(`invalid.${problem.code}`, {
      label: labels[field] ?? '',
      length: problem.length ?? '',
      max: problem.max ?? '',
    });
  };

  const accepted = useEffectEvent(() => sent && onDone?.(sent));
  useEffect(() => {
    if (done) accepted();
  }, [done]);
  // The result of a task must not appear on the next screen.
  useEffect(() => () => account.acknowledge(), [account]);
  const firstRefused = refused[0]?.field;
  const focused = useRef(failure);
  useEffect(() => {
    if (failure && failure !== focused.current && firstRefused) focusAnew(() => setFocus(firstRefused));
    focused.current = failure;
  }, [failure, firstRefused, setFocus]);

  const submit = handleSubmit((values) => {
    flushSync(() => setTried(true));
    const [first] = check(values);
    if (first) return focusAnew(() => setFocus(first.field));
    setSent(values);
    send(values);
  });
  return {
    form,
    register,
    setValue,
    reset,
    submit,
    errorOf,
    busy: mine && task._tag === 'Busy',
    done,
    /** A failure that concerns no single field. */
    failure: refused.length > 0 ? undefined : failure,
  };
};
