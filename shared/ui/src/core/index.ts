/**
 * The core: parts that the shell renders on every page and that other parts build on, once per page. Every other part
 * is a file of its own, `@shop/ui/parts/<part>`, which each area bundles.
 */
export { Badge, type BadgeProps, CountBadge } from './badge/badge.tsx';
export { Button, type ButtonProps } from './button/button.tsx';
export { Card, Panel } from './card/card.tsx';
export { Drawer } from './drawer/drawer.tsx';
export { ErrorPage, type ErrorPageProps } from './error-page/error-page.tsx';
export { ErrorPanel } from './error-panel/error-panel.tsx';
export { ErrorText, Field, Hint, Label } from './field/field.tsx';
export { controlEdge, controlStates, controlText, Input } from './field/input.tsx';
export { IconButton } from './icon-button/icon-button.tsx';
export { createLucideIcon } from './icons/create-lucide-icon.ts';
export { Divider, Grid, Row, Stack } from './layout/layout.tsx';
export { Link, targetProps } from './link/link.tsx';
export { ConfirmDialog, Modal } from './modal/modal.tsx';
export { PageHeader } from './page-header/page-header.tsx';
export { Select, type SelectOption } from './select/select.tsx';
export { Skeleton, SkeletonText } from './skeleton/skeleton.tsx';
export { Spinner } from './spinner/spinner.tsx';
export { Heading, Text } from './text/text.tsx';
export { TextField, type TextFieldProps } from './text-field/text-field.tsx';
export { toast } from './toaster/toast.ts';
export { SkipLink, VisuallyHidden, visuallyHidden } from './visually-hidden/visually-hidden.tsx';
