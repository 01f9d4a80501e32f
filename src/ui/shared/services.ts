import { createContext as createReactContext, use } from 'react';
import { createContext } from 'react-router';
import type { Services } from '../../application/services.ts';

/** For loaders and guards: `context.get(servicesContext)`. */
export const servicesContext = createContext<Services>();

/** For components. */
export const ServicesContext = createReactContext<Services | undefined>(undefined);

export const useServices = (): Services => {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesContext has no provider');
  return services;
};
