import { Row, Text } from '@shop/shared/ui';
import { PinIcon } from '@shop/shared/ui/icons';
import { useHeader } from './header.queries.ts';

/** The user's city, by which stock and delivery are shown. */
export function CityLabel() {
  const city = useHeader()?.user.city;
  if (!city) return null;
  return (
    <Row gap={1} wrap={false} title={city.region}>
      <PinIcon />
      <Text size="s" truncate>
        {city.name}
      </Text>
    </Row>
  );
}
