import { configure, getConfig } from '@testing-library/react';

const { getElementError } = getConfig();

/** An expected element is missed many times before it appears: the document is printed only when the message is read. */
export const printMissedOnceRead = (): void =>
  configure({
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      Object.defineProperty(error, 'message', {
        configurable: true,
        get: () => getElementError(message, container).message,
      });
      return error;
    },
  });
