import { Grid } from '../../core/layout/layout.tsx';
import { Picture } from './picture.tsx';

export default { title: 'Picture' };

const drawing =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Crect width="4" height="3" fill="%23c8430a"/%3E%3C/svg%3E';

export const States = () => (
  <Grid min={160}>
    <Picture src={drawing} alt="Перчатки" ratio="4 / 3" fit="cover" />
    <Picture src={drawing} alt="Перчатки целиком" />
    <Picture src={null} alt="Каска" />
    <Picture src="/missing.webp" alt="Ботинки" eager />
  </Grid>
);
