# Co si stránka bez serveru bere ze souborů a co do nich ukládá.
tables-title = Všechny vaše stoly v jednom souboru
tables-about = Tento prohlížeč uchovává vaše stoly, dokud někdo nesmaže jeho data. V souboru vydrží déle a dají se přenést do jiného prohlížeče. Jsou v něm všechny karty, i ty skryté.
tables-save = Uložit všechny stoly
tables-take = Načíst stoly ze souboru
tables-taken = Stoly ze souboru, které jsou teď tady: { $count }.
tables-differ = Stoly, u kterých tady hra pokračovala jinak a které zůstávají, jak jsou: { $count }.
tables-refused = Části souboru, které žádným stolem nejsou: { $count }.
tables-unread = To, co tento prohlížeč uchovává, se nedá přečíst: nic se neuložilo.
pieces-title = Rozšíření a balíčky ze souborů
pieces-about = Otevřete balík (.whl) s rozšířením, nebo soubor (.tsv) s vlastním balíčkem karet; stránka se s ním znovu spustí. Rozšíření je program a může číst vše, co tato stránka uchovává: otvírejte jen ta, kterým věříte.
pieces-add = Přidat soubor
pieces-remove = Odebrat { $name }
