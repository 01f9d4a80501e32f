import { type RefObject, type SubmitEventHandler, useEffect, useRef } from 'react';

/**
 * Handles the steps of a declaration with scripts. A new step moves the focus to its heading; a step that returns with
 * errors moves it to the first invalid field. `step`: the step's name. `submit` gets the value of the button.
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
