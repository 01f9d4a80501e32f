import { type RefObject, type SubmitEventHandler, useEffect, useRef } from 'react';

/**
 * What the steps of a declaration do on a page with scripts: a new step gets the focus by its heading, a step that comes
 * back with problems by the first field that has one. `step` is the name of the step, `submit` gets the button's value.
 */
export const useDeclaration = (
  form: RefObject<HTMLFormElement | null>,
  step: string,
  problems: readonly { readonly field: string }[] | undefined,
  submit: (data: FormData, wish: string) => void,
) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  useEffect(() => {
    const wrong = problems?.[0] && form.current?.elements.namedItem(problems[0].field);
    if (wrong instanceof HTMLElement) wrong.focus();
  }, [problems, form]);
  const onSubmit: SubmitEventHandler<HTMLFormElement> = (event) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    submit(new FormData(event.currentTarget), submitter instanceof HTMLButtonElement ? submitter.value : '');
  };
  return { heading, ref: form, onSubmit };
};
