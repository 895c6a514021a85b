variant-observatory = Obserwatorium
    .about = Z Obserwatorium w mieście i Sową wśród pomocników.
location-observatory-name = Obserwatorium
    .at = w Obserwatorium
location-observatory-summary = Obejrzyj 3 wierzchnie karty talii, zostaw sobie 1, a resztę odłóż w dowolnej kolejności.
location-observatory-detail =
    Obejrzyj 3 wierzchnie karty talii. Jedną weź na rękę, a pozostałe odłóż na wierzch w dowolnej
    kolejności. Jeśli kart jest mniej, oglądasz tyle, ile zostało; jeśli nie ma żadnej, nic się nie dzieje.
assistant-owl-name = Sowa
    .one = Sowa
assistant-owl-library = Nocna Czytelnia
assistant-owl-summary = Gdziekolwiek przybywa, obejrzyj wierzchnią kartę talii; możesz odłożyć ją na spód.
assistant-owl-detail =
    Ilekroć Sowa dokądś przybywa, do miasta czy do domu, obejrzyj wierzchnią kartę talii. Możesz odłożyć
    ją na spód. Dopiero potem dzieje się to, co na danym miejscu.
