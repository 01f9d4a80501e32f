import { Outlet } from 'react-router';

export const CheckoutLayout = () => <Outlet />;
